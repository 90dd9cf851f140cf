/** The greatest prime number below the numbers of three digits in base 36. */
const prime = 45343;

/** Adding the least number of three digits to a remainder gives three digits. */
const least = 1296;

/**
 * Three characters in the place of a name: the loader's table has them instead of the names, because they are lighter. A name that
 * nobody has may have the digest of one that somebody has; two known names with one digest fail the build.
 */
export function digestOf(name: string): string {
  let rest = 0;
  for (const character of name) rest = (rest * 31 + character.charCodeAt(0)) % prime;
  return (rest + least).toString(36);
}
