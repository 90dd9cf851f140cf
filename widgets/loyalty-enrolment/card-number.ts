/** Digits of a group where the service has made none. */
const groupLength = 4;

/** A membership number in groups: those of the service, which sets blanks or hyphens between them, else four and four. */
export function numberGroups(number: string): readonly string[] {
  const given = number.split(/[\s\u2010-\u2015-]+/u).filter(Boolean);
  if (given.length > 1) return given;
  return given[0]?.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? [];
}

/** A membership number as it is read aloud: each sign alone, with a pause between the groups. */
export const spokenNumber = (groups: readonly string[]): string =>
  groups.map((group) => [...group].join(' ')).join(', ');
