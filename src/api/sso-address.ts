import { ssidBase } from '#src/page/hosts.ts';

/** An address under the domain of the single sign-on service. */
export const under = (ssidDomain: string, path: string): string =>
  `${ssidBase(ssidDomain).replace(/\/+$/, '')}${path}`;
