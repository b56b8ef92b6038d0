import { escapeHtml } from '../../../emulator/text/escape';
import type { Report } from '../../../schemas/generated/report';

const label = 'query API';

/** The names of the colours of shields.io, and colours on which white text is readable (contrast at least 4.5). */
const colours = [
  { name: 'brightgreen', fill: '#2e7d32' },
  { name: 'red', fill: '#c62828' },
  { name: 'lightgrey', fill: '#5f6368' },
] as const;

/** The result as data for the endpoint badge of shields.io, which draws it from a public address of this file. */
export function badgeReport({ runs, exitCode }: Report): string {
  const badge = { schemaVersion: 1, label, message: messageOf(runs, exitCode), color: colours[exitCode].name };
  return `${JSON.stringify(badge, null, 2)}\n`;
}

/** In pixels: the height, the space beside each text, and the usual width of a character of 11 pixels. */
const [height, space, characterWidth] = [20, 6, 6];

/** The result as a picture, which needs no other server. */
export function badgePicture({ runs, exitCode }: Report): string {
  const message = messageOf(runs, exitCode);
  const [left, right] = [widthOf(label), widthOf(message)];
  const width = left + right;
  const name = escapeHtml(`${label}: ${message}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}">
  <title>${name}</title>
  <rect width="${width}" height="${height}" rx="3" fill="${colours[exitCode].fill}"/>
  <path d="M3 0H${left}V${height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#444"/>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    ${textAt(left / 2, label, left)}
    ${textAt(left + right / 2, message, right)}
  </g>
</svg>
`;
}

function widthOf(text: string): number {
  return Math.ceil(text.length * characterWidth) + 2 * space;
}

/** As wide as its place, whatever font there is. */
function textAt(x: number, text: string, width: number): string {
  return `<text x="${x}" y="14" textLength="${width - 2 * space}">${escapeHtml(text)}</text>`;
}

function messageOf(runs: Report['runs'], exitCode: Report['exitCode']): string {
  const [only] = runs;
  if (runs.length !== 1 || !only) {
    return `${runs.filter(({ exitCode: end }) => end === 0).length} of ${runs.length} wikis passed`;
  }
  const { pass, fail } = only.counts;
  return [`${pass} rules passed`, `${fail} of ${pass + fail} rules failed`, 'inconclusive'][exitCode] ?? '';
}
