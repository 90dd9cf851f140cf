// Draws the demo's panoramas in a browser, with the rocks, boats and birds of the illustrations beside this file. Rare: only
// when a drawing changes.
//
//   CHROME_PATH=<path of a Chromium> node scripts/pictures/panoramas.mjs
//
// A panorama is equirectangular: yaw along the width, pitch along the height. What is near the horizon is drawn as it is;
// illustrations stand on upright planes around the visitor, so that they are straight in the sphere.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const target = resolve(import.meta.dirname, '../../demo-pages/public/panoramas');
mkdirSync(target, { recursive: true });

/** Some elements of an illustration, by their numbers in it, as a drawing of their own. */
function cut(name, ranges, mirrored = false) {
  const svg = readFileSync(join(import.meta.dirname, 'illustrations', `${name}.svg`), 'utf8');
  const [, head, rest] = /^(<svg[^>]*>\s*(?:<defs>.*?<\/defs>)?)(.*)<\/svg>\s*$/s.exec(svg);
  const parts = [...rest.matchAll(/<g[^>]*>.*?<\/g>|<[^>]+\/>/gs)].map(([part]) => part);
  const chosen = ranges.flatMap(([from, to = from]) => parts.slice(from, to + 1)).join('');
  const turned = mirrored ? `<g transform="translate(1600)scale(-1 1)">${chosen}</g>` : chosen;
  const sized = head.replace('<svg', '<svg width="3200" height="1800"');
  return `data:image/svg+xml;base64,${Buffer.from(`${sized}${turned}</svg>`).toString('base64')}`;
}

const numbered = (name) =>
  [
    ...readFileSync(join(import.meta.dirname, 'illustrations', `${name}.svg`), 'utf8')
      .replace(/^.*?<\/defs>/s, '')
      .matchAll(/<g[^>]*>.*?<\/g>|<[^>]+\/>/gs),
  ].map(([part], index) => `${index}: ${part.slice(0, 90)}`);
if (process.argv[2] === '--parts') {
  console.log(numbered(process.argv[3]).join('\n'));
  process.exit();
}

/**
 * A drawing on an upright plane: the middle of its subject stands at a yaw, its eye level on the horizon. The nearer the
 * plane, in units of the drawing, the larger.
 */
const hegra = { middle: 990, level: 690 };
const rock = [[8, 9]];
const tomb = [[8, 42]];

const scenes = {
  hegra: {
    kind: 'desert',
    sun: [-62, 1.6],
    moon: [82, 24],
    planes: [
      { src: cut('hegra', rock, true), yaw: -128, distance: 1900, middle: 610, level: 694 },
      { src: cut('hegra', rock, true), yaw: -147, distance: 3000, middle: 610, level: 700 },
      { src: cut('hegra', rock), yaw: 112, distance: 3400, ...hegra, level: 702 },
      { src: cut('hegra', rock), yaw: 64, distance: 4200, ...hegra, level: 704 },
      { src: cut('hegra', rock, true), yaw: -96, distance: 5200, middle: 610, level: 706 },
      { src: cut('hegra', tomb), yaw: 24, distance: 960, ...hegra },
    ],
  },
  farasan: {
    kind: 'sea',
    sun: [62, 38],
    planes: [
      { src: cut('farasan', [[13, 27]]), yaw: -14, distance: 1250, middle: 1030, level: 545 },
      { src: cut('farasan', [[31, 33]]), yaw: 27, distance: 600, middle: 700, level: 590 },
      { src: cut('farasan', [[34, 36]]), yaw: 150, distance: 700, middle: 1390, level: 560 },
      { src: cut('farasan', [[37]]), yaw: -58, distance: 1300, middle: 480, level: 640 },
      { src: cut('farasan', [[37]]), yaw: 104, distance: 1500, middle: 480, level: 700 },
      { src: cut('farasan', [[38]]), yaw: -96, distance: 330, middle: 60, level: 640 },
      { src: cut('farasan', [[39]]), yaw: -112, distance: 420, middle: 1540, level: 600 },
    ],
  },
};

/** Runs in the page: draws a scene, and gives the panorama and the still picture as WebP. */
async function draw({ kind, sun, moon, planes, width, still }) {
  const height = width / 2;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const xOf = (yaw) => (yaw / 360 + 0.5) * width;
  const yOf = (pitch) => (0.5 - pitch / 180) * height;
  let seed = 7;
  const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
  const hex = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const mix = (a, b, share) => a.map((value, at) => value + (b[at] - value) * share);
  /** Colour at a share of a row of stops. */
  const ramp = (stops, at) => {
    const next = stops.findIndex(([place]) => place >= at);
    if (next <= 0) return hex(stops[next < 0 ? stops.length - 1 : 0][1]);
    const [[from, a], [to, b]] = [stops[next - 1], stops[next]];
    const share = (at - from) / (to - from);
    return mix(hex(a), hex(b), share * share * (3 - 2 * share) * 0.5 + share * 0.5);
  };
  const css = (rgb, alpha = 1) => `rgb(${rgb.map(Math.round).join(' ')} / ${alpha})`;
  /** A line all around that meets itself: waves with whole numbers. */
  const wave = (yaw, waves) =>
    waves.reduce((sum, [count, size, phase]) => sum + size * Math.sin(radians(count * yaw) + phase), 0);
  /** Fills what is below a line all around. */
  const below = (line, fill, alpha = 1) => {
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let yaw = -180; yaw <= 180; yaw += 0.25) ctx.lineTo(xOf(yaw), yOf(line(yaw)));
    ctx.lineTo(width, height);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.globalAlpha = 1;
  };
  /** Fills between two lines all around. */
  const between = (upper, lower, fill, alpha = 1) => {
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    for (let yaw = -180; yaw <= 180; yaw += 0.25) ctx.lineTo(xOf(yaw), yOf(upper(yaw)));
    for (let yaw = 180; yaw >= -180; yaw -= 0.25) ctx.lineTo(xOf(yaw), yOf(Math.min(upper(yaw), lower(yaw))));
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.globalAlpha = 1;
  };
  /** A fill that is one colour towards the sun and another away from it. */
  const sunwards = (near, far, alpha = 1) => {
    const gradient = ctx.createLinearGradient(0, 0, width, 0);
    for (let at = 0; at <= 24; at++) {
      const share = (1 - Math.cos(radians((at / 24) * 360 - 180 - sun[0]))) / 2;
      gradient.addColorStop(at / 24, css(mix(hex(near), hex(far), share), alpha));
    }
    return gradient;
  };
  /** Draws at a place and once more on either side: what crosses the seam comes in again. */
  const around = (paint) => {
    for (const turn of [-width, 0, width]) {
      ctx.save();
      ctx.translate(turn, 0);
      paint();
      ctx.restore();
    }
  };
  /** A circle of the sphere, which is wider the nearer it is to a pole. */
  const disc = (yaw, pitch, radius, fill, alpha = 1) => {
    around(() => {
      ctx.globalAlpha = alpha;
      ctx.beginPath();
      const rise = (radius / 180) * height;
      ctx.ellipse(xOf(yaw), yOf(pitch), rise / Math.cos(radians(pitch)), rise, 0, 0, 2 * Math.PI);
      ctx.fillStyle = fill;
      ctx.fill();
    });
    ctx.globalAlpha = 1;
  };
  /** Angle between a pixel and a point of the sky, in degrees. */
  const angleTo = (yaw, pitch, [toYaw, toPitch]) =>
    (Math.acos(
      Math.min(
        1,
        Math.sin(radians(pitch)) * Math.sin(radians(toPitch)) +
          Math.cos(radians(pitch)) * Math.cos(radians(toPitch)) * Math.cos(radians(yaw - toYaw)),
      ),
    ) *
      180) /
    Math.PI;
  const eachPixel = (colourAt, from = 90, to = -90) => {
    const [top, rows] = [Math.round(yOf(from)), Math.round(yOf(to)) - Math.round(yOf(from))];
    const data = ctx.getImageData(0, top, width, rows);
    for (let row = 0; row < rows; row++) {
      const pitch = 90 - ((top + row + 0.5) / height) * 180;
      for (let column = 0; column < width; column++) {
        const at = (row * width + column) * 4;
        const yaw = ((column + 0.5) / width) * 360 - 180;
        const [r, g, b] = colourAt(yaw, pitch, data.data, at);
        // Half a step of noise, so that the sky has no bands.
        const noise = random() - 0.5;
        data.data[at] = r + noise;
        data.data[at + 1] = g + noise;
        data.data[at + 2] = b + noise;
        data.data[at + 3] = 255;
      }
    }
    ctx.putImageData(data, 0, top);
  };
  const stand = async () => {
    for (const { src, yaw: middleYaw, distance, middle, level } of planes) {
      const image = new Image();
      image.src = src;
      await image.decode();
      const flat = Object.assign(document.createElement('canvas'), { width: 3200, height: 1800 });
      const own = flat.getContext('2d', { willReadFrequently: true });
      own.drawImage(image, 0, 0);
      const source = own.getImageData(0, 0, 3200, 1800).data;
      const data = ctx.getImageData(0, 0, width, height);
      for (let row = 0; row < height; row++) {
        const pitch = 90 - ((row + 0.5) / height) * 180;
        if (Math.abs(pitch) > 55) continue;
        for (let column = 0; column < width; column++) {
          const yaw = ((column + 0.5) / width) * 360 - 180 - middleYaw;
          const across = ((((yaw + 180) % 360) + 360) % 360) - 180;
          if (Math.abs(across) > 60) continue;
          const x = 2 * (middle + distance * Math.tan(radians(across)));
          const y = 2 * (level - (distance * Math.tan(radians(pitch))) / Math.cos(radians(across)));
          if (x < 1 || y < 1 || x > 3198 || y > 1798) continue;
          // What is smaller than a pixel is the mean of what it covers.
          const size = Math.max(1, Math.round(((distance * 2 * 2 * Math.PI) / width) * 1));
          let [r, g, b, a] = [0, 0, 0, 0];
          const step = Math.max(1, Math.floor(size / 4));
          let count = 0;
          for (let dy = 0; dy < size; dy += step)
            for (let dx = 0; dx < size; dx += step) {
              const px = Math.min(3199, Math.round(x + dx - size / 2));
              const py = Math.min(1799, Math.round(y + dy - size / 2));
              const from = (Math.max(0, py) * 3200 + Math.max(0, px)) * 4;
              const alpha = source[from + 3];
              r += source[from] * alpha;
              g += source[from + 1] * alpha;
              b += source[from + 2] * alpha;
              a += alpha;
              count++;
            }
          if (a === 0) continue;
          const at = (row * width + column) * 4;
          const share = a / count / 255;
          data.data[at] += (r / a - data.data[at]) * share;
          data.data[at + 1] += (g / a - data.data[at + 1]) * share;
          data.data[at + 2] += (b / a - data.data[at + 2]) * share;
        }
      }
      ctx.putImageData(data, 0, 0);
    }
  };

  /** Table mountains along the horizon. */
  const mesas = (count, highest, base, fill) => {
    for (let index = 0; index < count; index++) {
      const yaw = (index / count) * 360 - 180 + (random() - 0.5) * (200 / count);
      const [half, rise] = [(0.25 + random() * 0.75) * (250 / count), highest * (0.4 + random() * 0.6)];
      const [slope, notch] = [0.7 + random() * 0.6, random() < 0.5 ? -1 : 1];
      around(() => {
        const at = (across, up) => ctx.lineTo(xOf(yaw + across), yOf(base + up));
        ctx.beginPath();
        at(-half - slope * 1.6, -3);
        at(-half - slope * 1.2, 0);
        at(-half - slope * 0.5, rise * 0.5);
        at(-half - slope * 0.35, rise * 0.56);
        at(-half, rise * (0.93 + 0.03 * notch));
        at(-half * 0.3, rise);
        at(half * 0.4, rise * (0.97 + 0.03 * notch));
        at(half, rise * 0.93);
        at(half + slope * 0.35, rise * 0.54);
        at(half + slope * 0.55, rise * 0.47);
        at(half + slope * 1.3, 0);
        at(half + slope * 1.6, -3);
        ctx.fillStyle = fill;
        ctx.fill();
      });
    }
  };

  if (kind === 'desert') {
    const sky = [
      [0, '#FFC16A'],
      [0.1, '#F4854E'],
      [0.3, '#C23F58'],
      [0.62, '#5E1F5E'],
      [1, '#241043'],
    ];
    eachPixel((yaw, pitch) => {
      const away = (1 - Math.cos(radians(yaw - sun[0]))) / 2;
      const rise = Math.max(0, pitch) / (66 - 22 * away) + 0.15 * away;
      const glow = Math.exp(-angleTo(yaw, pitch, sun) / 13);
      const light = Math.exp(-angleTo(yaw, pitch, moon) / 9);
      return mix(mix(ramp(sky, rise), hex('#FFE3A4'), glow * 0.85), hex('#FFE0A8'), light * 0.5);
    });
    for (let star = 0; star < 900; star++) {
      const [yaw, up] = [random() * 360 - 180, random()];
      const pitch = (Math.asin(0.27 + 0.73 * up) * 180) / Math.PI;
      const away = (1 - Math.cos(radians(yaw - sun[0]))) / 2;
      if (angleTo(yaw, pitch, moon) < 11 || random() > Math.min(1, (pitch - 12) / 40 + 0.3 * away)) continue;
      const size = random() ** 4 * 0.11 + 0.045;
      disc(yaw, Math.min(pitch, 89), size, '#FFF1D6', 0.55 + 0.4 * random());
    }
    disc(...sun, 3.4, '#FFF3C9');
    disc(...moon, 3.6, '#FFEFC8');
    mesas(20, 8.5, -0.4, sunwards('#D4544F', '#8E3060'));
    mesas(17, 5.6, -0.9, sunwards('#A63A55', '#6A2257'));
    below((yaw) => -0.5 + wave(yaw, [[3, 0.25, 1]]), sunwards('#FBB267', '#C9544A'));
    between(
      (yaw) =>
        -1.6 +
        wave(yaw, [
          [2, 0.5, 2],
          [5, 0.35, 0],
        ]),
      (yaw) => -3.2 + wave(yaw, [[3, 1.2, 4]]),
      sunwards('#F58E4F', '#A93A51'),
      0.75,
    );
    await stand();
    const first = (yaw) =>
      -7.5 +
      wave(yaw, [
        [2, 1.2, 2.2],
        [3, 1.1, 4.1],
        [7, 0.35, 1],
      ]);
    below(first, sunwards('#DC663F', '#8F2C50'));
    between(
      first,
      (yaw) =>
        first(yaw) -
        2.4 -
        wave(yaw, [
          [2, 2.6, 0.4],
          [5, 1.2, 2],
        ]),
      sunwards('#F9A65B', '#BC4B52'),
      0.9,
    );
    const second = (yaw) =>
      -17 +
      wave(yaw, [
        [2, 2.6, 5],
        [3, 1.8, 1.2],
        [5, 0.9, 3],
      ]);
    below(second, sunwards('#A8384A', '#571B4A'));
    between(
      second,
      (yaw) =>
        second(yaw) -
        4 -
        wave(yaw, [
          [3, 5, 2.6],
          [4, 2, 0],
        ]),
      sunwards('#E8774A', '#84294F'),
      0.9,
    );
    const third = (yaw) =>
      -36 +
      wave(yaw, [
        [2, 4.4, 0.8],
        [3, 2.2, 2.6],
      ]);
    below(third, sunwards('#4C1847', '#2E1040'));
    between(
      third,
      (yaw) =>
        third(yaw) -
        6 -
        wave(yaw, [
          [2, 8, 3.4],
          [3, 3, 1],
        ]),
      sunwards('#7C2349', '#431544'),
      0.9,
    );
    below(
      (yaw) =>
        -63 +
        wave(yaw, [
          [2, 3.5, 3],
          [3, 1.5, 0],
        ]),
      '#2A0F3C',
    );
  } else {
    const sky = [
      [0, '#FFF3DA'],
      [0.12, '#CDEBE4'],
      [0.34, '#8FD6E4'],
      [0.62, '#4FB4DC'],
      [1, '#2F94CC'],
    ];
    const sea = [
      [0, '#1487B8'],
      [0.18, '#169FBC'],
      [0.45, '#1FB5BE'],
      [0.75, '#6FDCCB'],
      [1, '#D6F3DC'],
    ];
    const shore = (yaw) =>
      -23 +
      wave(yaw, [
        [1, 4, 0.3],
        [2, 3, 1.6],
        [3, 1.6, 4],
        [5, 0.5, 1],
      ]);
    eachPixel((yaw, pitch) => {
      if (pitch <= 0) {
        const depth = Math.min(1, pitch / shore(yaw));
        const glint = Math.max(0, Math.cos(radians(yaw - sun[0]))) ** 24;
        return mix(ramp(sea, depth), hex('#FFF8DC'), glint * 0.28);
      }
      const glow = Math.exp(-angleTo(yaw, pitch, sun) / 20);
      return mix(ramp(sky, pitch / 78), hex('#FFFBE6'), glow * 0.55);
    });
    disc(...sun, 9.5, '#FFFBE6', 0.35);
    disc(...sun, 4.2, '#FFFBE6');
    /** A cloud of the illustration, as wide as it is said. */
    const cloud = (yaw, pitch, wide, alpha) =>
      around(() => {
        ctx.save();
        ctx.globalAlpha = alpha;
        ctx.translate(xOf(yaw), yOf(pitch));
        const scale = ((wide / 360) * width) / 300;
        ctx.scale(scale / Math.cos(radians(pitch)), scale * 1.5);
        ctx.fillStyle = '#fff';
        ctx.clip(new Path2D('M-150 0q36 -30 90 -22q48 -34 120 -4q60 -8 90 26z'));
        ctx.fillRect(-160, -80, 320, 120);
        ctx.restore();
      });
    for (const [yaw, pitch, wide] of [
      [-34, 14, 22],
      [12, 20, 17],
      [96, 12, 24],
      [128, 21, 16],
      [172, 10, 20],
      [-96, 17, 22],
      [-140, 11, 26],
      [-70, 8, 14],
      [150, 32, 20],
      [-115, 30, 18],
      [-8, 38, 16],
    ])
      cloud(yaw, pitch, wide, 0.6);
    /** An island: sand, and green upon it. */
    const island = (yaw, half, rise) =>
      around(() => {
        const hill = (scale, fill, alpha) => {
          ctx.globalAlpha = alpha;
          ctx.beginPath();
          for (let at = -1; at <= 1.001; at += 0.02) {
            const up = rise * scale * (1 - at ** 4) * (0.75 + 0.25 * Math.sin(at * 4 + yaw));
            ctx.lineTo(xOf(yaw + at * half), yOf(up));
          }
          ctx.lineTo(xOf(yaw + half), yOf(-0.15));
          ctx.lineTo(xOf(yaw - half), yOf(-0.15));
          ctx.fillStyle = fill;
          ctx.fill();
          ctx.globalAlpha = 1;
        };
        hill(1, '#D9B080', 1);
        hill(0.5, '#2F7A5A', 0.85);
      });
    island(-72, 17, 2.1);
    island(40, 11, 1.4);
    island(112, 20, 2.6);
    island(-158, 13, 1.7);
    for (const [top, bottom, alpha, phase] of [
      [-5, -8, 0.32, 0],
      [-12, -15, 0.26, 2],
    ])
      between(
        (yaw) =>
          top +
          wave(yaw, [
            [2, 1.4, phase],
            [3, 1, phase + 1],
          ]),
        (yaw) =>
          bottom +
          wave(yaw, [
            [3, 2.6, phase + 2],
            [5, 1, phase],
          ]),
        '#0E7FA8',
        alpha,
      );
    for (let index = 0; index < 120; index++) {
      const yaw = random() * 360 - 180;
      const pitch = -1.2 - random() ** 1.5 * 14;
      if (pitch < shore(yaw) + 3) continue;
      const half = (0.5 + random() * 1.2) * (0.6 + Math.abs(pitch) / 9);
      around(() => {
        ctx.beginPath();
        ctx.moveTo(xOf(yaw - half), yOf(pitch));
        ctx.lineTo(xOf(yaw + half), yOf(pitch));
        ctx.lineWidth = (0.06 + Math.abs(pitch) * 0.011) * (height / 180);
        ctx.lineCap = 'round';
        ctx.strokeStyle = 'rgb(255 255 255 / .6)';
        ctx.stroke();
      });
    }
    below((yaw) => shore(yaw) + 1.6 + wave(yaw, [[4, 0.5, 2]]), '#FFFDF2', 0.65);
    below(shore, '#FBE6BE');
    below((yaw) => shore(yaw) - 2.2 - wave(yaw, [[3, 0.8, 1]]), '#F7DDAE');
    below(
      (yaw) =>
        -47 +
        wave(yaw, [
          [2, 5, 0.6],
          [3, 2.4, 2],
        ]),
      '#F0CB94',
    );
    below(
      (yaw) =>
        -66 +
        wave(yaw, [
          [2, 4, 3],
          [3, 1.5, 1],
        ]),
      '#E9BE85',
    );
    await stand();
  }

  const asWebp = async (picture, quality) => {
    const blob = await new Promise((done) => picture.toBlob(done, 'image/webp', quality));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  /** What a visitor sees at first: the sphere, from within. */
  const view = () => {
    const [wide, tall] = [1600, 1000];
    const picture = Object.assign(document.createElement('canvas'), { width: wide, height: tall });
    const own = picture.getContext('2d');
    const data = own.createImageData(wide, tall);
    const source = ctx.getImageData(0, 0, width, height).data;
    const focal = Math.sqrt(wide * tall) / 2 / Math.tan(radians(37.5));
    const [c, s] = [Math.cos(radians(still[1])), Math.sin(radians(still[1]))];
    const sample = (yaw, pitch, out) => {
      const x = ((((yaw / (2 * Math.PI) + 0.5) % 1) + 1) % 1) * width - 0.5;
      const y = (0.5 - pitch / Math.PI) * height - 0.5;
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      for (let channel = 0; channel < 3; channel++) {
        const at = (dx, dy) =>
          source[
            (Math.min(height - 1, Math.max(0, y0 + dy)) * width + ((x0 + dx + width) % width)) * 4 + channel
          ];
        const top = at(0, 0) + (at(1, 0) - at(0, 0)) * (x - x0);
        out[channel] = top + (at(0, 1) + (at(1, 1) - at(0, 1)) * (x - x0) - top) * (y - y0);
      }
    };
    const rgb = [0, 0, 0];
    for (let row = 0; row < tall; row++)
      for (let column = 0; column < wide; column++) {
        const [x, y] = [column + 0.5 - wide / 2, tall / 2 - row - 0.5];
        const [up, level] = [y * c + focal * s, focal * c - y * s];
        sample(radians(still[0]) + Math.atan2(x, level), Math.atan2(up, Math.hypot(x, level)), rgb);
        data.data.set([...rgb, 255], (row * wide + column) * 4);
      }
    own.putImageData(data, 0, 0);
    return picture;
  };
  return { panorama: await asWebp(canvas, 0.92), still: await asWebp(view(), 0.86) };
}

const stills = { hegra: [8, 4], farasan: [0, 4] };
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  for (const [name, scene] of Object.entries(scenes)) {
    if (process.argv[2] && process.argv[2] !== name) continue;
    const drawn = await page.evaluate(draw, { ...scene, still: stills[name], width: 4096 });
    for (const [file, text] of [
      [`${name}.webp`, drawn.panorama],
      [`${name}-still.webp`, drawn.still],
    ]) {
      const bytes = Buffer.from(text, 'base64');
      writeFileSync(join(target, file), bytes);
      console.log(`${file} ${(bytes.length / 1000).toFixed(0)} kB`);
    }
  }
} finally {
  await browser.close();
}
