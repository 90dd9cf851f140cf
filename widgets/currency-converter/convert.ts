/** A decimal number without rounding: `units` of 10 to the power of minus `scale`. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** As the number is written: 0.1 is a tenth, whatever a machine makes of it. */
function toDecimal(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/**
 * An amount in another currency, exact to the last digit and rounded half away from zero.
 *
 * @param amount 0 or more
 * @param from units of its currency for one unit of the base, above 0
 * @param to units of the other currency for one unit of the base, above 0
 * @param digits decimals of the other currency
 * @returns a decimal number as text, `37.50`, since it may have more digits than a number keeps
 */
export function convert(amount: number, from: number, to: number, digits: number): `${number}` {
  const [its, divisor, factor] = [toDecimal(amount), toDecimal(from), toDecimal(to)];
  const numerator = its.units * factor.units * 10n ** BigInt(divisor.scale + digits);
  const denominator = divisor.units * 10n ** BigInt(its.scale + factor.scale);
  const rounded = String((2n * numerator + denominator) / (2n * denominator)).padStart(digits + 1, '0');
  const whole = rounded.slice(0, rounded.length - digits);
  return (digits === 0 ? whole : `${whole}.${rounded.slice(-digits)}`) as `${number}`;
}
