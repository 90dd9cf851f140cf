import { expect, test } from 'vitest';
import { chooseVideo } from './choose-video.ts';

const choose = (videoFileReference?: string, s7videoFileReference?: string) =>
  chooseVideo(
    { videoFileReference, s7videoFileReference, autoplay: false, autorerun: false, poster: undefined },
    'https://visit.example.com/en',
  );

test.each<[string | undefined, string | undefined, string[]]>([
  ['/dam/a.mp4', 'https://s7.example.com/a', ['https://s7.example.com/a', '/dam/a.mp4']],
  ['/dam/a.mp4', undefined, ['/dam/a.mp4']],
  [undefined, '/s7/a', ['/s7/a']],
  ['/a.mp4', '/a.mp4', ['/a.mp4']],
  ['mailto:a@example.org', 'tel:1', []],
  [undefined, undefined, []],
])('of %s and %s from Scene7 these are tried in turn: %s', (dam, scene7, expected) => {
  expect(choose(dam, scene7)).toEqual(expected);
});
