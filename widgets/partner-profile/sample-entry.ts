import type { Translate } from '#src/i18n/messages.ts';
import { partnerEntry, type PartnerEntry } from '#src/partners/partner.schema.ts';
import { readValue } from '#src/schema/read.ts';
import type en from './messages/en.json';

/** A company that stands on an author's page, where no service is asked. */
export const sampleEntry = (t: Translate<keyof typeof en>): PartnerEntry =>
  readValue(partnerEntry, {
    companyId: 'sample',
    companyName: t('sampleName'),
    description: t('sampleText'),
    status: 'published',
    products: [t('sampleProduct')],
    certifications: [t('sampleCertificate')],
    languages: ['ar', 'en'],
    latitude: 24.7,
    longitude: 46.7,
    phone: '+966110000000',
    email: 'business@example.org',
    website: 'https://business.example.org',
    offers: [{ id: 'sample', title: t('sampleOffer') }],
    gallery: [],
    verified: true,
  });
