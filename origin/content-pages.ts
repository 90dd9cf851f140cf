import { locales, type Language } from '#src/i18n/languages.ts';
import { baseItem, pictureOf, pictureOfPlace, withoutTags, type ContentItem } from './content-item.ts';
import { assets, faq, labelOf, partners, places, taxonomy, type Place } from './data.ts';
import { learning } from './data-portal.ts';

/** Items about what surrounds places and events: regions, themes, questions, companies, courses, media. */

/** Names of places that a page leads to, as its description. */
function namesOf(list: readonly Place[], language: Language): string {
  const format = new Intl.ListFormat(locales[language], { type: 'unit' });
  return format.format(list.slice(0, 5).map((place) => place.name[language]));
}

function regionItem(key: string, language: Language): ContentItem {
  const within = places.filter((place) => place.region === key);
  const [first] = within;
  const item = baseItem({ id: `region-${key}`, categories: first?.categories ?? [] }, language, first?.id);
  return {
    ...item,
    type: 'region',
    city: '',
    title: labelOf('regions', key, language),
    description: namesOf(within, language),
    url: `/${language}/regions/${key}`,
    featureImage: pictureOfPlace(first?.id ?? ''),
  };
}

/** Pictures of the themes, which have none of their own. */
export const themePictures = {
  heritage: 'craft',
  culture: 'coffee',
  nature: 'falcon',
  adventure: 'race',
  hiking: 'hike',
  sea: 'dive',
  family: 'balloon',
  food: 'dining-table',
  shopping: 'souq',
  art: 'museum',
  wellness: 'hotel-roof',
  faith: 'makkah',
  sport: 'cycling',
} as const;

function themeItem(key: string, language: Language): ContentItem {
  const within = places.filter((place) => place.categories.includes(key));
  return {
    ...baseItem({ id: `theme-${key}`, categories: [key] }, language),
    type: 'theme',
    title: labelOf('categories', key, language),
    description: namesOf(within, language) || labelOf('categories', key, language),
    url: `/${language}/experiences?category=${key}`,
    featureImage: pictureOf(themePictures[key as keyof typeof themePictures]),
  };
}

/** Pictures in the mood of the questions, which have none of their own: those of each group in turn. */
const faqPictures: Readonly<Record<string, readonly string[]>> = {
  visa: ['balloon', 'hotel-roof', 'museum', 'star-sky', 'falcon'],
  money: ['souq', 'dates-harvest', 'craft', 'coffee', 'cycling'],
  culture: ['dining-table', 'desert-camp', 'music-festival', 'coffee', 'craft'],
  transport: ['train', 'race', 'hike', 'falcon', 'cycling'],
};

function pictureOfQuestion(group: string, index: number): string {
  const pictures = faqPictures[group] ?? [];
  return pictures[index % pictures.length] ?? 'coffee';
}

const faqItems = (language: Language): ContentItem[] =>
  faq.flatMap((group) =>
    group.items.map((item, index) => ({
      ...baseItem({ id: item.id, categories: [group.id] }, language),
      categories: [group.label[language]],
      type: 'faq' as const,
      title: item.question[language],
      description: withoutTags(item.answer[language]),
      url: `/${language}/faq#${item.id}`,
      featureImage: pictureOf(pictureOfQuestion(group.id, index)),
    })),
  );

const partnerItems = (language: Language): ContentItem[] =>
  partners.map((partner) => ({
    ...baseItem(
      { id: partner.companyId, categories: [partner.category], tags: partner.products },
      language,
      partner.cityPlaceId,
      { categories: 'partnerCategories', tags: 'products' },
    ),
    latitude: partner.latitude,
    longitude: partner.longitude,
    type: 'partner' as const,
    title: partner.companyName[language],
    description: partner.description[language],
    url: `/${language}/partner-tools/directory/${partner.slug}`,
    featureImage: partner.logo,
  }));

const courseItems = (language: Language): ContentItem[] =>
  learning.courses.map((course) => ({
    ...baseItem({ id: course.courseId, categories: [course.level] }, language),
    categories: learning.levels.filter(({ key }) => key === course.level).map(({ label }) => label[language]),
    type: 'course' as const,
    title: course.title[language],
    description: course.summary[language],
    url: `/${language}${course.url}`,
    featureImage: pictureOf(course.image),
    minutes: course.minutes,
  }));

const assetItems = (language: Language, restricted: boolean): ContentItem[] =>
  assets
    .filter((asset) => asset.restricted === restricted)
    .map((asset) => {
      const item = baseItem(
        { id: asset.id, categories: [asset.type], tags: asset.keywords },
        language,
        undefined,
        {
          categories: 'assetTypes',
          tags: 'tags',
        },
      );
      return {
        ...item,
        keys: { ...item.keys, region: asset.region },
        region: labelOf('regions', asset.region, language),
        type: 'asset' as const,
        title: asset.title[language],
        description: asset.description[language],
        url: `/${language}/content-hub/visual-assets/${asset.id.toLowerCase()}`,
        featureImage: asset.preview,
        addedOn: asset.uploadedOn,
      };
    });

/** Media that are kept back: the search does not find them, but they have pages. */
export const restrictedAssetItems = (language: Language): ContentItem[] => assetItems(language, true);

/** All of them in a language. */
export const pageItems = (language: Language): ContentItem[] => [
  ...taxonomy.regions.map(({ key }) => regionItem(key, language)),
  ...taxonomy.categories.map(({ key }) => themeItem(key, language)),
  ...faqItems(language),
  ...partnerItems(language),
  ...courseItems(language),
  ...assetItems(language, false),
];
