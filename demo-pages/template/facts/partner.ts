import { locales } from '#src/i18n/languages.ts';
import { labelOf, partners } from '#origin/data.ts';
import { escape } from '../../html.ts';
import { host, type FactsOf } from '../fact-maker.ts';
import { formatList } from '../format.ts';

export const facts: FactsOf = (item, language, { own, words, list, link, yes, phone }) => {
  const data = partners.find(({ companyId }) => companyId === item.id);
  if (!data) return [];
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  return [
    ...own('category', list(item.categories)),
    ...own('verified', yes(data.verified)),
    ...own('products', words('tags', data.products)),
    ...own('address', data.address[language]),
    ...phone(labelOf('placeFacts', 'phone', language), data.phone),
    ...link('email', `mailto:${data.email}`, data.email),
    ...link('website', data.website, host(data.website)),
    ...own(
      'certifications',
      list(data.certifications.map((key) => labelOf('certifications', key, language))),
    ),
    {
      term: labelOf('packageTerms', 'languages', language),
      html: escape(
        formatList(
          data.languages.map((code) => names.of(code) ?? code),
          language,
        ),
      ),
    },
  ];
};
