/** Shows a state in a word. */
export const Badge = ({ text, kind }: { text: string; kind: 'good' | 'bad' | 'plain' }) => (
  <span class={kind === 'plain' ? 'badge' : `badge ${kind}`}>{text}</span>
)
