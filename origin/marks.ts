import type { PartnerData } from './data.ts';

/** How companies of a kind are marked: a ground, and lines in a square of 24. */
interface Kind {
  ground: string;
  lines: string;
}

const tourOperator: Kind = {
  ground: '#7a2f4f',
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z',
};

const kinds: Readonly<Record<string, Kind>> = {
  'tour-operator': tourOperator,
  hotel: {
    ground: '#1f4f6b',
    lines:
      'M3 19V6M3 15.5h18V19M21 15.5v-3A3 3 0 0 0 18 9.5h-7v6M5.5 11.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  },
  camp: { ground: '#8a4b1e', lines: 'M12 4 3 20h18zM12 12l-3.5 8M12 12l3.5 8' },
  cafe: {
    ground: '#5b3a29',
    lines: 'M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10.5h1.5a2 2 0 0 1 0 4.5H16M8.5 3v3M12.5 3v3',
  },
  restaurant: {
    ground: '#6b2a2a',
    lines: 'M6 3v6a3 3 0 0 0 6 0V3M9 3v18M17.5 21v-7H15V9c0-3.5 1-6 2.5-6z',
  },
  guide: {
    ground: '#3d3f7d',
    lines: 'M12 21s-6.5-5.7-6.5-11a6.5 6.5 0 0 1 13 0c0 5.3-6.5 11-6.5 11zM10 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  transport: { ground: '#37474f', lines: 'M4 5h16v12H4zM4 11h16M7.5 17v3M16.5 17v3M12 5v6' },
  events: { ground: '#6a2c73', lines: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5' },
  wellness: { ground: '#17605c', lines: 'M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3z' },
  farm: {
    ground: '#3f5c23',
    lines:
      'M12 21v-9M12 12c0-4-3-6.5-7.5-6.5C4.5 9.5 7.5 12 12 12zM12 15c0-4 3-6.5 7.5-6.5C19.5 12.5 16.5 15 12 15z',
  },
  crafts: { ground: '#7b3b12', lines: 'M12 3l9 9-9 9-9-9zM12 8l4 4-4 4-4-4z' },
  diving: {
    ground: '#0f5273',
    lines: 'M3 7c3-3 6 3 9 0s6 3 9 0M3 12.5c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0',
  },
};

/** The first letters of the first two words of a name, the Arabic article left out. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => word.replace(/^Al-/u, '')[0])
    .join('')
    .slice(0, 2)
    .toUpperCase();

/**
 * A company's mark as SVG: its kind above its initials. Both lie in the middle of the square, so that a wide box that
 * it covers shows them, too.
 */
export function markOf({ companyName, category }: PartnerData): string {
  const { ground, lines } = kinds[category] ?? tourOperator;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><path d="${lines}" transform="translate(38.4 23) scale(.8)" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><text x="48" y="70" fill="#fff" font-family="system-ui, sans-serif" font-size="28" font-weight="600" text-anchor="middle">${initialsOf(companyName.en)}</text></svg>`;
}
