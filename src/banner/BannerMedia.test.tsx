import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { renderPart } from '#testing/render-part.tsx';
import { BannerMedia } from './BannerMedia.tsx';
import { bannerMedia } from './media.schema.ts';

const show = (given: object) =>
  renderPart(<BannerMedia media={readValue(bannerMedia, given)} label="Dunes at dusk" ratio="fill" />);

const image = { desktopImage: '/images/dunes.jpg', alt: 'Dunes' };

test('a picture is shown where there is no film', () => {
  show({ image: { ...image, drawing: true }, video: { autoplay: true } });
  expect(screen.getByRole('img', { name: 'Dunes' })).toHaveAttribute('data-drawing', 'true');
  expect(document.querySelector('video')).toBeNull();
});

test('a film takes its place as soon as what plays it is there', async () => {
  show({ image, video: { s7videoFileReference: '/s7/dunes', autoplay: true } });
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/dunes.jpg');
  expect(await screen.findByRole('button', { name: /film/ })).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/dunes.jpg');
});

test('without either there is nothing', () => {
  const { container } = show({});
  expect(container).toBeEmptyDOMElement();
});
