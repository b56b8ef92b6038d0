import { createHash } from 'node:crypto';

import type { Report } from '../../../schemas/generated/report';
import { baselineSection } from './baseline-section';
import { failureSection } from './failure-section';
import { findingSection } from './finding-section';
import { markup, Markup } from './markup';
import { ruleSection } from './rule-section';
import { script } from './script';
import { style } from './style';
import { summarySection } from './summary-section';
import { counted, timeOf, wikiName } from './words';

/**
 * For people who did not run the check: one page, with nothing to load or install. It can be read without its script,
 * printed, and used with a keyboard and a screen reader.
 *
 * The responses of a wiki are text in it and nothing else: the templates escape it, and the page's policy lets only its own
 * script and style take effect, by their hashes.
 */
export function htmlReport(report: Report): string {
  const { runs, version } = report;
  const title =
    runs.length === 1 && runs[0]
      ? `Conformance of ${wikiName(runs[0])}`
      : `Conformance of ${counted(runs.length, 'wiki')}`;
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>${Markup.trusted(style)}</style>
      </head>
      <body>
        <a class="skip" href="#rules">To the rules</a>
        <header>
          <h1>${title}</h1>
          <p>Checked against the specification “Wiki Query API” on ${timeOf(report)} by wikidouble ${version}.</p>
        </header>
        <main>
          ${summarySection(report)} ${ruleSection(report)} ${failureSection(report)} ${findingSection(report)}
          ${baselineSection(report)}
        </main>
        <script>${Markup.trusted(script)}</script>
      </body>
    </html>
    `.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
