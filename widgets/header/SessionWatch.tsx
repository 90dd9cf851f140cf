import { useSessionWatch } from '#src/sign-in/useSessionWatch.ts';
import type { Config } from './config.ts';

/** Watches a trade partner's session; shows nothing of its own. */
export function SessionWatch({ config }: { readonly config: Pick<Config, 'alertText' | 'sessionTimeout'> }) {
  useSessionWatch(config);
  return null;
}
