/*
 * Written by hand: jstat 1.9.6 stops its continued fraction after 100 terms, so that for shapes of three million (the
 * cases of a country) it differs from R in the fourth digit, and it comes without types. Here both agree within 1e-8;
 * `scripts/r` compares them.
 */

/** The terms of a continued fraction grow with the root of the shapes: these are enough for a hundred million. */
const MOST_TERMS = 100_000
const TINY = 1e-300
const CLOSE = 1e-14

const HALF_LOG_TAU = 0.5 * Math.log(2 * Math.PI)

/** The logarithm of the gamma function, by Stirling's series after the argument was moved beyond 10. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 10; z++) shift += Math.log(z)
  const inverse = 1 / z
  const square = inverse * inverse
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))))
  return (z - 0.5) * Math.log(z) - z + HALF_LOG_TAU + series - shift
}

/** The logarithm of the density of a beta distribution. */
const logDensity = (x: number, a: number, b: number): number =>
  logGamma(a + b) - logGamma(a) - logGamma(b) + (a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x)

/** Lentz's method for the continued fraction of the incomplete beta function. */
function fraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    value *= d * c
    if (Math.abs(d * c - 1) < CLOSE) break
  }
  return value
}

/** The probability that a beta variable is at most `x`. A shape of zero puts everything at its end. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1 || a <= 0) return 1
  if (b <= 0) return 0
  const front = Math.exp(logDensity(x, a, b) + Math.log(x) + Math.log1p(-x))
  if (x < (a + 1) / (a + b + 2)) return (front * fraction(x, a, b)) / a
  return 1 - (front * fraction(1 - x, b, a)) / b
}

/** Where a normal variable of the same mean and variance is, within the bounds. Only the outer 2.5 % are asked for. */
function start(p: number, a: number, b: number): number {
  const mean = a / (a + b)
  const guess = mean + Math.sign(p - 0.5) * 1.96 * Math.sqrt((mean * (1 - mean)) / (a + b + 1))
  return guess > 0 && guess < 1 ? guess : mean
}

/** The value that a beta variable is below with probability `p`: Newton's steps, kept between two bounds. */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0
  let high = 1
  let x = start(p, a, b)
  for (let step = 0; step < 200; step++) {
    const off = betaCdf(x, a, b) - p
    if (off > 0) high = x
    else low = x
    const next = x - off / Math.exp(logDensity(x, a, b))
    const inside = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(inside - x) <= 1e-11 * x) return inside
    x = inside
  }
  return x
}

/** The smallest number that a negative binomial variable of this mean and size is at most with probability `p`. */
export function negativeBinomialQuantile(p: number, mean: number, size: number): number {
  if (mean <= 0) return 0
  const success = size / (size + mean)
  const isEnough = (k: number) => betaCdf(success, size, k + 1) >= p
  let high = Math.max(1, Math.ceil(mean))
  while (!isEnough(high)) high *= 2
  let low = -1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
