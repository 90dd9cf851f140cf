import { fireEvent, render, screen } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { expect, test } from 'vitest';
import { image } from '#src/schema/common.schema.ts';
import { Image } from './Image.tsx';

const show = (reference: object) => render(<Image image={readValue(image, reference)} />);

test('a picture is described, has a size before it is there, and loads when it is near', () => {
  show({ desktopImage: '/alula.jpg', alt: 'A rock arch' });
  const picture = screen.getByRole('img', { name: 'A rock arch' });
  expect(picture).toHaveAttribute('src', '/alula.jpg');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900']);
});

test('a decorative picture is passed over', () => {
  show({ desktopImage: '/alula.jpg', alt: 'A rock arch', decorative: true });
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a picture that fails is replaced by its stand-in, then by a quiet box with the same words', () => {
  const { container } = show({
    desktopImage: '/gone.jpg',
    defaultImage: '/also-gone.jpg',
    alt: 'A rock arch',
  });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/also-gone.jpg');
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A rock arch' })).toBeInTheDocument();
});

test('breakpoints come first and say how wide the picture is shown', () => {
  const breakpoints = [{ srcset: '/a.avif 640w', media: '(min-width: 1px)' }];
  const { container } = show({ desktopImage: '/a.jpg', breakpoints });
  const source = container.querySelector('source');
  expect(source?.srcset).toBe('/a.avif 640w');
  expect(source?.sizes).toBe('100vw');
});

test('the first picture of a page is asked for before all others, and drawn with what stands around it', () => {
  render(<Image image={readValue(image, { desktopImage: '/alula.jpg' })} isFirst />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('decoding', 'sync');
});
