import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import order from './rooms.json' with { type: 'json' };

/**
 * The rules by which oxlint says while one types what `testing/rooms.test.ts` proves: a room of `src` imports earlier
 * rooms only. `ensure-installed.mjs` runs this file, which writes them to
 * `.oxlintrc.rooms.json` (not kept in git), which `.oxlintrc.json` extends.
 */

const { folders, rooms } = order;

interface Pattern {
  readonly regex: string;
  readonly message: string;
}

/** Files that may import a library, by its name: each library has one. */
const doors: Readonly<Record<string, string>> = {
  'src/lightbox/stage.ts': 'photoswipe.*',
  'src/rich-text/purify.ts': 'dompurify',
  'src/slider/Slider.tsx': 'embla-carousel.*',
};

const later = (list: readonly string[], name: string) => list.slice(list.indexOf(name) + 1).join('|');

const ofSrc: readonly Pattern[] = [
  {
    regex: `(^|[/#])(${later(folders, 'src')})/`,
    message: 'src knows no widget, and nothing else that is built on it.',
  },
];

/** Everywhere but where schemas are written down. */
const noZod: Pattern = {
  regex: '^zod',
  message:
    'Schemas are written in widget.ts, storage.ts, *.schema.ts and the files of kinds of items: no visitor fetches zod.',
};

/** Files of `src` that schemas are written with; Node alone loads them. */
const schemaFiles =
  'src/schema/{answer-fields,base,compile,define,define-item,define-widget,fields,hours,item-fields,item-kinds}.ts';

function ofRoom(room: string): readonly Pattern[] {
  const rest = later(rooms, room);
  if (!rest) return [];
  return [
    {
      regex: `^(#src|\\.\\.(/\\.\\.)*)/(${rest})/`,
      message: `The room ${room} imports earlier rooms only (scripts/rooms.json).`,
    },
  ];
}

const ofLibraries = (file?: string): readonly Pattern[] => {
  const closed = Object.entries(doors).flatMap(([door, library]) => (door === file ? [] : [library]));
  return [{ regex: `^(${closed.join('|')})$`, message: 'Each library has one door.' }];
};

const override = (files: string, patterns: readonly Pattern[]) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The configuration that the list of rooms makes. Unit tests may import what tests share. */
export const roomRules = {
  overrides: [
    ...rooms.flatMap((room) => {
      const patterns = [...ofSrc, ...ofRoom(room), ...ofLibraries()];
      return [
        override(`src/${room}/**`, room === 'items' ? patterns : [...patterns, noZod]),
        override(`src/${room}/**/*.schema.ts`, patterns),
        override(`src/${room}/storage.ts`, patterns),
      ];
    }),
    override(schemaFiles, [...ofSrc, ...ofRoom('schema'), ...ofLibraries()]),
    ...Object.keys(doors).map((file) =>
      override(file, [...ofSrc, ...ofRoom(file.split('/')[1] ?? ''), ...ofLibraries(file), noZod]),
    ),
    { files: ['src/**/*.test.ts', 'src/**/*.test.tsx'], rules: { 'no-restricted-imports': 'off' } },
  ],
};

/** The text of that file. */
export const roomRulesText = `${JSON.stringify(roomRules, null, 2)}\n`;

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../.oxlintrc.rooms.json'), roomRulesText);
