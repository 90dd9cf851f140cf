import type { FieldTexts } from '#src/config/base-fields.ts';

/** What authors read about `searchFields`. */
export const searchFieldTexts: FieldTexts = {
  searchLabel: {
    title: 'Label',
    description: 'Names the field, and stands in it while it is empty. Left empty: the built-in word.',
  },
  searchModalTitle: {
    title: 'Dialog title',
    description: 'Heads the search where it covers a small screen. Left empty: the built-in word.',
  },
  trending: { title: 'Trending', description: 'Links that are shown while nothing is typed.' },
  'trending.title': { title: 'Title', description: 'Heads the trending links.' },
  'trending.items': { title: 'Links', description: 'At most 10.' },
  'trending.items[].ctaLabel': { title: 'Label', description: 'Words of the link, at most 60 characters.' },
  'trending.items[].ctaLink': { title: 'Link', description: 'Where the link leads.' },
  recentSearchLabel: {
    title: 'Recent searches',
    description: 'Heads what the visitor searched for before. Left empty: the built-in words.',
  },
  clearHistoryLabel: {
    title: 'Clear history',
    description: 'Words on the button that forgets recent searches. Left empty: the built-in words.',
  },
  debounce: {
    title: 'Pause',
    description: 'Milliseconds after the last keystroke before suggestions are asked for.',
  },
  minLength: { title: 'Shortest text', description: 'Characters from which on suggestions are asked for.' },
};
