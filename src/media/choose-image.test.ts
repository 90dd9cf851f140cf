import { describe, expect, test } from 'vitest';
import type { ImageReference } from '#src/schema/common.schema.ts';
import { chooseImage } from './choose-image.ts';

const nothing: ImageReference = {
  fileReference: undefined,
  s7fileReference: undefined,
  mobileImageReference: undefined,
  s7mobileImageReference: undefined,
  desktopImage: undefined,
  mobileImage: undefined,
  defaultImage: undefined,
  pullDesktopImageFromDAM: false,
  pullMobileImageFromDAM: false,
  breakpoints: [],
  alt: '',
  decorative: false,
};

const all = {
  fileReference: '/dam/wide.jpg',
  s7fileReference: 'https://s7.example.com/is/image/sta/wide',
  desktopImage: '/wide.jpg',
  mobileImageReference: '/dam/small.jpg',
  s7mobileImageReference: 'https://s7.example.com/is/image/sta/small',
  mobileImage: '/small.jpg',
  defaultImage: '/default.jpg',
};

const small = '(max-width: 1023.98px)';

/** Address on wide screens and, where it is another one, on small screens. */
const choose = (image: Partial<ImageReference>) => {
  const picture = chooseImage({ ...nothing, ...image });
  const source = picture?.sources.find(({ media }) => media === small);
  return picture && [picture.src, source?.srcSet.split(/[ ,]/)[0]].filter(Boolean);
};

describe('the picture for wide screens', () => {
  test.each<[string, Partial<ImageReference>, string]>([
    ['is Scene7’s first', all, 'https://s7.example.com/is/image/sta/wide?wid=1280'],
    ['is then the address', { ...all, s7fileReference: undefined }, '/wide.jpg'],
    ['is then the DAM’s', { fileReference: '/dam/wide.jpg' }, '/dam/wide.jpg'],
    ['is the DAM’s where the author says so', { ...all, pullDesktopImageFromDAM: true }, '/dam/wide.jpg'],
    [
      'is the default where the DAM is asked and has none',
      { ...all, fileReference: undefined, pullDesktopImageFromDAM: true },
      '/default.jpg',
    ],
    ['is the default where there is none', { defaultImage: '/default.jpg' }, '/default.jpg'],
    ['is the small one where there is nothing else', { mobileImage: '/small.jpg' }, '/small.jpg'],
  ])('%s', (_, image, expected) => {
    expect(choose(image)?.[0]).toBe(expected);
  });

  test('is none where nothing is given', () => {
    expect(chooseImage(nothing)).toBeUndefined();
  });
});

describe('the picture below 1024 px', () => {
  test.each<[string, Partial<ImageReference>, string | undefined]>([
    ['is Scene7’s first', all, 'https://s7.example.com/is/image/sta/small?wid=640'],
    ['is then the address', { ...all, s7mobileImageReference: undefined }, '/small.jpg'],
    [
      'is then the DAM’s',
      { desktopImage: '/wide.jpg', mobileImageReference: '/dam/small.jpg' },
      '/dam/small.jpg',
    ],
    ['is the DAM’s where the author says so', { ...all, pullMobileImageFromDAM: true }, '/dam/small.jpg'],
    [
      'is the wide one where the DAM is asked and has none',
      { ...all, mobileImageReference: undefined, pullMobileImageFromDAM: true },
      undefined,
    ],
    ['is the wide one where there is none', { desktopImage: '/wide.jpg' }, undefined],
  ])('%s', (_, image, expected) => {
    expect(choose(image)?.[1]).toBe(expected);
  });
});

describe('Scene7', () => {
  const picture = chooseImage({ ...nothing, s7fileReference: '/is/image/sta/wide?$hero$&wid=9' });

  test('offers widths from 640 to 2000', () => {
    expect(picture?.srcSet?.match(/wid=\d+ \d+w/g)).toEqual([
      'wid=640 640w',
      'wid=960 960w',
      'wid=1280 1280w',
      'wid=1600 1600w',
      'wid=2000 2000w',
    ]);
  });

  test('offers 2500 and 3840 on screens from 2500 px', () => {
    expect(picture?.sources).toEqual([
      {
        media: '(min-width: 2500px)',
        srcSet: '/is/image/sta/wide?$hero$&wid=2500 2500w, /is/image/sta/wide?$hero$&wid=3840 3840w',
      },
    ]);
  });

  test('keeps the preset that its author named', () => {
    expect(picture?.src).toBe('/is/image/sta/wide?$hero$&wid=1280');
  });
});

test('breakpoints win over every other picture', () => {
  const picture = chooseImage({
    ...nothing,
    ...all,
    breakpoints: [
      { srcset: '/a-1280.avif 1280w, /a-2560.avif 2560w', media: '(min-width: 1024px)', sizes: '100vw' },
      { srcset: '/b.avif', media: undefined, sizes: undefined },
    ],
  });
  expect(picture?.sources.slice(0, 2)).toEqual([
    { srcSet: '/a-1280.avif 1280w, /a-2560.avif 2560w', media: '(min-width: 1024px)', sizes: '100vw' },
    { srcSet: '/b.avif' },
  ]);
});

test.each([
  ['/a.avif 1x, /b.avif 2x', '/a.avif'],
  ['/a.avif, /b.avif 2x', '/a.avif'],
  ['/is/image/a?fit=crop,1&wid=640 640w', '/is/image/a?fit=crop,1&wid=640'],
])('breakpoints alone give an image, too: %s', (srcset, src) => {
  const breakpoints = [{ srcset, media: '(min-width: 1px)', sizes: undefined }];
  expect(chooseImage({ ...nothing, breakpoints })?.src).toBe(src);
});

describe('an address with blanks or commas stays one address', () => {
  const smallSet = (mobileImage: string) =>
    chooseImage({ ...nothing, desktopImage: '/wide.jpg', mobileImage })?.sources[0]?.srcSet;
  const authored = (srcset: string) =>
    chooseImage({ ...nothing, breakpoints: [{ srcset, media: undefined, sizes: undefined }] })?.sources[0]
      ?.srcSet;

  test.each([
    ['/dam/old town.jpg', '/dam/old%20town.jpg'],
    ['/dam/old%20town, east.jpg', '/dam/old%20town,%20east.jpg'],
    [' /dam/a.jpg\n', '/dam/a.jpg'],
    ['/dam/a\tb.jpg', '/dam/ab.jpg'],
    [',a,b.jpg,,', '%2Ca,b.jpg%2C%2C'],
    ['/is/image/a?fit=crop,1', '/is/image/a?fit=crop,1'],
    ['%', '%'],
    ['#', '#'],
    ['/dam/100 % #1.jpg', '/dam/100%20%%20#1.jpg'],
  ])('for small screens: %j', (address, written) => {
    expect(smallSet(address)).toBe(written);
  });

  test('at Scene7', () => {
    const s7fileReference = 'https://s7.example.com/is/image/sta/old town?$hero, wide$';
    expect(chooseImage({ ...nothing, s7fileReference })?.srcSet?.split(', ')[0]).toBe(
      'https://s7.example.com/is/image/sta/old%20town?$hero,%20wide$&wid=640 640w',
    );
  });

  test.each([
    ['/dam/old town.jpg', '/dam/old%20town.jpg'],
    ['/dam/old town.jpg 640w', '/dam/old%20town.jpg 640w'],
    ['/dam/old town.jpg  1.5x ', '/dam/old%20town.jpg 1.5x'],
    ['/a.jpg 1x, /b c.jpg 2x', '/a.jpg 1x, /b c.jpg 2x'],
    ['/a.jpg, /b.jpg 2x', '/a.jpg, /b.jpg 2x'],
    ['/a.jpg 1x,/b.jpg 2x', '/a.jpg 1x,/b.jpg 2x'],
  ])('as an author writes files for a screen, unless there are several: %j', (srcset, written) => {
    expect(authored(srcset)).toBe(written);
  });
});
