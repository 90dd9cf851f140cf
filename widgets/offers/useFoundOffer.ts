import { useQuery } from '@tanstack/react-query';
import { isUnreachable } from '#src/session/unreachable.ts';
import { personalKey } from '#src/session/queries.ts';
import { usePage } from '#src/widget/context.ts';
import { offerOf, type Offer } from './offer-item.ts';
import type { OfferList } from './useOffers.ts';

/** An offer by its id, or what has become of the search for it. */
interface FoundOffer {
  readonly offer: Offer | undefined;
  readonly status: 'loading' | 'found' | 'missing' | 'failed' | 'offline';
  readonly again: () => void;
}

/** Ids that are asked for (contract, section 4). */
const idPattern = /^[\w-]{1,64}$/;

/** Finds an offer on the page, else asks the search for it, once the list has its own answer. */
export function useFoundOffer(id: string, { find, source, site, visitor }: OfferList): FoundOffer {
  const { language } = usePage();
  const { user } = visitor;
  const known = find(id);
  const isListComing = site.catalogue.status === 'loading' || site.catalogue.missing === 'loading';
  const isAsked = known === undefined && source !== undefined && idPattern.test(id);
  const answer = useQuery({
    queryKey: [...(user ? personalKey(user) : []), 'offer', language, id],
    queryFn: ({ signal }) =>
      source?.ask({ term: '', pageSize: 1, filters: { type: 'offer', id: [id] } }, 0, signal),
    enabled: isAsked && !isListComing && !visitor.isPending,
    retry: false,
  });
  const asked = answer.data?.items.find((item) => item.id === id);
  const offer = known ?? (asked && offerOf(asked));
  return { offer, status: statusOf(), again: () => void answer.refetch() };

  function statusOf(): FoundOffer['status'] {
    if (offer) return 'found';
    if (isListComing && (isAsked || source === undefined)) return 'loading';
    if (!isAsked || answer.data) return 'missing';
    if (isUnreachable(answer.error)) return 'offline';
    return answer.isError ? 'failed' : 'loading';
  }
}
