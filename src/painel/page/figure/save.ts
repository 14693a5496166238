/** Hands a file to the reader. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Long enough to read, and to load the tab once more. */
const SHOWN_MS = 600_000

/**
 * Shows a file in a tab of its own. The tab is opened before the file is fetched, because browsers open tabs only while
 * a click is fresh. A browser that opens none keeps the file from being shown, so it is saved instead.
 */
export async function show(load: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const content = await load()
    if (!tab) return save(content, name)
    const url = URL.createObjectURL(content)
    tab.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), SHOWN_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Twice as many pixels as the drawing has units, for sharp prints. */
const SCALE = 2

export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * SCALE
    canvas.height = image.naturalHeight * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be made'))), 'image/png')
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
