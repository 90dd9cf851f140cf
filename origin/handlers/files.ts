import type { HttpHandler } from 'msw';
import { assets, partners } from '../data.ts';
import { learning } from '../data-portal.ts';
import { endpoint, type Call } from '../endpoint.ts';
import { markOf } from '../marks.ts';
import { refuse } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Files that the data names and nobody has made: logos, certificates, media. Each stands in for the real one. */

const sent = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });

/** A page of one line, in Latin letters: what stands in a certificate is not the demo's business. */
function pdf(line: string): Response {
  const text = `BT /F1 24 Tf 72 720 Td (${line.replaceAll(/[^ -~]|[()\\]/gu, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  body += `${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return sent(body, 'application/pdf');
}

/** A second of silence: eight bits, 8,000 times a second. */
function silence(): Response {
  const [rate, header] = [8000, 44];
  const bytes = new Uint8Array(header + rate).fill(128);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF----WAVEfmt '));
  view.setUint32(4, header - 8 + rate, true);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  return sent(bytes, 'audio/wav');
}

const elsewhere = (path: string): Response =>
  new Response(null, { status: 302, headers: { Location: path } });

/** An asset's file, in any rendition: the picture it shows, a film of the demo, a page with its title. */
function media({ params }: Call): Response {
  const path = `/media/${params['file'] ?? ''}`.replace(/-\d{3,4}(?=\.\w+$)/u, '');
  const asset = assets.find((known) => known.path === path);
  switch (asset?.type) {
    case 'image':
      return elsewhere(asset.preview);
    case 'video':
      return elsewhere('/films/dunes.webm');
    case 'audio':
      return silence();
    case 'document':
      return pdf(asset.title.en);
    default:
      return refuse(404, 'notFound');
  }
}

function certificate({ params }: Call): Response {
  const course = learning.courses.find(({ courseId }) => `${courseId}.pdf` === params['file']);
  return course ? pdf(`Sample certificate: ${course.title.en}`) : refuse(404, 'notFound');
}

/** A company's mark. */
function logo({ params }: Call): Response {
  const partner = partners.find(({ logo: address }) => address.endsWith(`/${params['file'] ?? ''}`));
  return partner ? sent(markOf(partner), 'image/svg+xml') : refuse(404, 'notFound');
}

/** Files: media, certificates, logos. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'media', 'get', '/media/:file', media),
  endpoint(state, 'certificate', 'get', '/documents/certificates/:file', certificate),
  endpoint(state, 'logo', 'get', '/images/partners/:file', logo),
];
