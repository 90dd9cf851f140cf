import { useAddressQuery } from '#src/catalogue/history.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Whether a link leads to this page, and the page's address holds all that the link asks for. Nobody knows on a server. */
export function useIsCurrentLink(): (link: string | undefined) => boolean {
  const query = useAddressQuery();
  const isHydrated = useHydrated();
  return (link) => {
    if (link === undefined || !isHydrated) return false;
    const url = URL.parse(link, location.href);
    if (url?.origin !== location.origin || url.pathname !== location.pathname) return false;
    const asked = new URLSearchParams(query);
    return [...url.searchParams].every(([name, value]) => asked.getAll(name).includes(value));
  };
}
