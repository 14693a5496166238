import { useEffect, useRef, useState } from 'preact/hooks'

/**
 * Says whether the reader has come near a place of the page, so that its data is worth fetching. Once near, it stays
 * near. Before the parts above it are there (`isThere`), everything is near, so it does not look earlier. `isAsked`
 * means at once. `margin` is how far away near begins.
 */
export function useNear<T extends Element>(isThere: boolean, isAsked = false, margin = '200px') {
  const place = useRef<T>(null)
  const [isNear, setNear] = useState(isAsked)
  useEffect(() => {
    const { current } = place
    if (isNear || !isThere || !current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin }
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNear, isThere])
  return { place, isNear: isNear || isAsked }
}
