const FORM = /^\d{3} ?\d{4} ?\d{4} ?\d{4}$/
const WEIGHT_OF_FIRST = 15
/** A definitive number begins with the eleven digits of a PIS, then come three more and the check digit. */
const PIS = 11

/**
 * Whether a text is a number of the national health card with the right check digit, as 15 digits or in the groups of
 * the card. Definitive numbers (1, 2) are made of a PIS, so that their last four digits follow from the others. Of
 * provisional ones (7, 8, 9) only the weighted sum is known. No other first digit is issued.
 */
export function isCns(text: string): boolean {
  if (!FORM.test(text)) return false
  const digits = text.replaceAll(' ', '')
  if (/^[12]/.test(digits)) return digits.slice(PIS) === endingOf(sumOf(digits.slice(0, PIS)))
  return /^[789]/.test(digits) && sumOf(digits) % 11 === 0
}

const sumOf = (digits: string): number =>
  [...digits].reduce((sum, digit, i) => sum + Number(digit) * (WEIGHT_OF_FIRST - i), 0)

/** A check digit of 10 cannot be written. The middle becomes 001 then, which adds 2 to the sum. */
function endingOf(sum: number): string {
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? `001${(11 - ((sum + 2) % 11)) % 11}` : `000${check}`
}
