import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { partner as partnerSchema, type Partner } from '#src/partners/partner.schema.ts';
import { profileHref } from '#src/partners/profile-href.ts';
import { readValue } from '#src/schema/read.ts';

/** A company with the state of its entry, where the service says it. */
export type ListedPartner = Partner & { readonly status?: string | undefined };

/** A company as an item of a list. */
type PartnerItem = FullItem & { readonly company?: ListedPartner };

/** What an item has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** @param profilePath page of a company; without it the item leads nowhere */
export function toItem(partner: ListedPartner, profilePath: string | undefined): PartnerItem {
  const { companyId, companyName, city, region, latitude, longitude } = partner;
  return {
    ...blank,
    id: companyId,
    type: 'partner',
    title: companyName,
    url: profilePath && profileHref(profilePath, companyId),
    city,
    region,
    latitude,
    longitude,
    company: partner,
  };
}

/** The company of an item; of a sample that an author sees, one that has only its name and text. */
export const partnerOf = (item: FullItem): ListedPartner =>
  (item as PartnerItem).company ??
  readValue(partnerSchema, { companyId: item.id, companyName: item.title, description: item.description });
