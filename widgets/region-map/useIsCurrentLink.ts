import { useAddressQuery } from '#src/catalogue/history.ts';
import { pageAddress } from '#src/page/history.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Whether a link leads to this page, and the page's address holds all that the link asks for. Nobody knows on a server. */
export function useIsCurrentLink(): (link: string | undefined) => boolean {
  const query = useAddressQuery();
  const isHydrated = useHydrated();
  return (link) => {
    if (link === undefined || !isHydrated) return false;
    const { href, origin, pathname } = pageAddress();
    const url = URL.parse(link, href);
    if (url?.origin !== origin || url.pathname !== pathname) return false;
    const asked = new URLSearchParams(query);
    return [...url.searchParams].every(([name, value]) => asked.getAll(name).includes(value));
  };
}
