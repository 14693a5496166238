/** A text as a comment. */
export const commentOf = (text: string, indent = ''): string => {
  const safe = text.trim().replaceAll('*/', '*\\/')
  if (!safe.includes('\n')) return `${indent}/** ${safe} */\n`
  const lines = safe.split('\n').map((line) => `${indent} * ${line}`.trimEnd())
  return `${indent}/**\n${lines.join('\n')}\n${indent} */\n`
}
