import { usePanel } from './panel.ts'

/** Links to the other pages of a list. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { say, href, go, format } = usePanel()
  if (pages <= 1) return null
  const link = (to: number, text: string, isOff: boolean) =>
    isOff ? (
      <span class="off">{text}</span>
    ) : (
      <a
        href={href({ pagina: to })}
        onClick={(event) => {
          event.preventDefault()
          go({ pagina: to })
        }}
      >
        {text}
      </a>
    )
  return (
    <nav class="pages" aria-label={say('page.label')}>
      {link(1, say('page.first'), page <= 1)}
      {link(page - 1, say('page.prev'), page <= 1)}
      <span>{say('page.of', { page: format.count(page), pages: format.count(pages) })}</span>
      {link(page + 1, say('page.next'), page >= pages)}
      {link(pages, say('page.last'), page >= pages)}
    </nav>
  )
}
