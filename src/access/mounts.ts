import { mountableNames } from 'virtual:mountable-names';
import { byId } from '#src/page/dom.ts';
import { isObject } from '#src/schema/coerce.ts';
import { parseJson } from '#src/api/answer-text.ts';

/** Bytes of a configuration that are taken (contract, section 2). */
const maximumBytes = 64 * 1024;

/**
 * Says which elements of a protected text may be mounted: a `<div data-component data-config>` of a known widget that is no
 * gate, with a JSON object of at most 64 KiB, and without an id that the page or the text has already. To be made for each
 * text.
 */
export function createMountJudge(): (element: Element) => boolean {
  const ids = new Set<string>();
  return (element) => {
    const { id } = element;
    const name = element.getAttribute('data-component')?.trim().toLowerCase() ?? '';
    const config = element.getAttribute('data-config') ?? '';
    const isMountable =
      mountableNames.includes(name) &&
      !ids.has(id) &&
      !byId(id) &&
      new TextEncoder().encode(config).length <= maximumBytes &&
      isObject(parseJson(config));
    if (isMountable && id) ids.add(id);
    return isMountable;
  };
}
