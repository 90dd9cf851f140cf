import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Here because two files name them: `MobileMenu`, which is fetched later, and the header, which fetches ahead. */

const account = () => import('./Account.tsx');

export const LazyMobileHello = lazyComponent(async () => (await account()).MobileHello);
export const LazyMobileAccount = lazyComponent(async () => (await account()).MobileAccount);
