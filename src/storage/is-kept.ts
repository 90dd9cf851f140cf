import { readCookie } from './cookies.ts';
import type { AnyKey } from './store.ts';

/** Whether the browser keeps anything under a key, readable or not. */
export function isKept({ store, name }: AnyKey): boolean {
  try {
    if (store === 'cookie') return Boolean(readCookie(name));
    return Boolean((store === 'local' ? localStorage : sessionStorage).getItem(name));
  } catch {
    return false;
  }
}
