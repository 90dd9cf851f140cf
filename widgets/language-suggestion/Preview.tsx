import { toCountry } from '#src/countries/to-country.ts';
import { locales } from '#src/i18n/languages.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { OfferBar } from './OfferBar.tsx';
import { languageOffers, offerForCountry } from './offers.ts';
import type { Config } from './widget.ts';

/** Shows an author one offer in its place, and says who sees it. */
export function Preview({ config }: { readonly config: Config }) {
  const { page, name } = useScope();
  const t = useMessages<typeof en>();
  const format = useFormat();
  const names = config.countryRules.map(({ countryName }) => countryName);
  const unknown = names.filter((name) => !toCountry(name));
  const byCountry = names.map((name) => offerForCountry(config, page, toCountry(name) ?? ''));
  const offer = [...languageOffers(config, page), ...byCountry].find((known) => known !== undefined);
  const languageNames = new Intl.DisplayNames([locales[page.language]], { type: 'language' });
  return (
    <section aria-label={name}>
      <AuthorNote>
        {offer
          ? t('preview', { language: languageNames.of(offer.language) ?? offer.language })
          : t('nothing')}
      </AuthorNote>
      {unknown.length > 0 && (
        <AuthorNote>{t('unknownCountries', { names: format.list(unknown) })}</AuthorNote>
      )}
      {offer && <OfferBar offer={offer} onClose={() => {}} />}
    </section>
  );
}
