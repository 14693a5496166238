/**
 * Whether a text is a CPF with valid check digits, with or without punctuation. One digit repeated also has valid check
 * digits, but is never issued.
 */
export function isCpf(text: string): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false
  const digits = [...text.replaceAll(/\D/g, '')].map(Number)
  return new Set(digits).size > 1 && [9, 10].every((length) => checkDigit(digits, length) === digits[length])
}

function checkDigit(digits: number[], length: number): number {
  const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0)
  return ((sum * 10) % 11) % 10
}
