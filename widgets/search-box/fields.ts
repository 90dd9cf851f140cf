import { baseFieldTexts, type FieldTexts } from '#src/config/base-fields.ts';
import { searchFieldTexts } from '#src/search/field-texts.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  searchPagePath: {
    title: 'Results page',
    description: 'Where a search leads. Left empty: the results page of the site.',
  },
  ...searchFieldTexts,
};
