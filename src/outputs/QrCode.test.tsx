import { screen } from '@testing-library/react';
import createCode from 'qrcode-generator';
import { describe, expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { QrCode } from './QrCode.tsx';
import { qrModules } from './qr-modules.ts';

const address = 'https://site.example/en/alula?f.type=place#hegra';

/** Squares that a path fills, as one text for each row. */
function drawn({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(''));
}

/** The same of the library itself. */
function expected(bytes: string): string[] {
  const code = createCode(0, 'M');
  code.addData(bytes);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => (code.isDark(row, column) ? '#' : ' ')).join(''));
}

describe('the squares of a QR code', () => {
  test('are those of the address', () => {
    expect(drawn(qrModules(address)!)).toEqual(expected(address));
  });

  test('hold text beyond ASCII as UTF-8', () => {
    expect(drawn(qrModules('العلا')!)).toEqual(expected('\xd8\xa7\xd9\x84\xd8\xb9\xd9\x84\xd8\xa7'));
  });

  test('are at most 97 in a row, and none for an address that needs more', () => {
    expect(qrModules('a'.repeat(666))!.size).toBe(97);
    expect(qrModules('a'.repeat(667))).toBeUndefined();
  });
});

test('a visitor sees the code on white ground with its quiet zone, and the address beside it', () => {
  renderPart(<QrCode address={address} />);
  const code = screen.getByRole('img', { name: 'QR code of the address beside it' });
  const { size } = qrModules(address)!;
  expect(code).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff');
  expect(screen.getByText(address)).toHaveAttribute('dir', 'ltr');
});

test('an address too long for a code is shown alone', () => {
  renderPart(<QrCode address={address.padEnd(700, 'a')} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/aaaa/)).toBeVisible();
});
