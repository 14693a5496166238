import { useEffect, useRef, useState } from 'preact/hooks'

/**
 * Whether the reader has come near a place of the page, so that what is there is worth asking for. Once near, always near. Until what stands above
 * it `isThere` everything is near, so nobody looks before; `isAsked` means at once.
 */
export function useNear<T extends Element>(isThere: boolean, isAsked = false) {
  const place = useRef<T>(null)
  const [isNear, setNear] = useState(isAsked)
  useEffect(() => {
    const { current } = place
    if (isNear || !isThere || !current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' }
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNear, isThere])
  return { place, isNear: isNear || isAsked }
}
