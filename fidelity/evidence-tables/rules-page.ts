import { format, resolveConfig } from 'prettier';

import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import { loadInvariants } from '../../conformance/scenario-files/load-invariants';
import { loadRuleFile } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { sectionHeading, sectionOf } from '../../conformance/reports/section';

const observability: Readonly<Record<Rule['observable'], string>> = {
  outside: '',
  emulator: ' Checked with the fake only: no client can bring a live wiki into the state that it needs.',
  nowhere: ' Not checked: no response can show it.',
};

/**
 * docs/rules.md, as prettier writes it: what `check` looks at, section by section, with the words of the specification, why
 * each rule matters, and the scenarios that show it.
 *
 * @param file the path of the page, for the settings of prettier
 */
export async function rulesPage(file: string): Promise<string> {
  const { specification, rules } = loadRuleFile();
  const scenarios = loadScenarios().map(({ scenario }) => scenario);
  const sections = [...new Set(rules.map(({ id }) => sectionOf(id)))];
  const page = `# Rules

\`wikidouble check\` checks the ${rules.length} sentences of the specification "${specification}" that state something
observable. Each rule has the words of the specification, the reason why it matters, what to look at if it fails, the scenarios that
show it (\`wikidouble check URL --only SCENARIO\`), and what it demands of every response of a check, whichever scenario it belongs to. \`npm run docs\` writes this page from scenarios/rules.yaml.

A wiki passes if every **required** rule that applies to it passes. **Recommended** rules are reported, and do not
change the exit code. [Check live wikis](check.md) explains verdicts, reports and options.

${sections.map((section) => `- [${sectionHeading(section)}](#${slugOf(sectionHeading(section))})`).join('\n')}

${sections.map((section) => sectionPart(section, rules, scenarios)).join('\n')}`;
  return format(page, { ...(await resolveConfig(file)), parser: 'markdown' });
}

function sectionPart(section: string, rules: readonly Rule[], scenarios: readonly Scenario[]): string {
  const parts = rules.filter(({ id }) => sectionOf(id) === section).map((rule) => rulePart(rule, scenarios));
  return `## ${sectionHeading(section)}\n\n${parts.join('\n')}`;
}

function rulePart(
  { id, quote, level, observable, why, note, noInvariant }: Rule,
  scenarios: readonly Scenario[],
): string {
  const showing = scenarios.filter((scenario) => scenario.rules.includes(id)).map((scenario) => `\`${scenario.id}\``);
  return [
    `<a id="rule-${id}"></a>`,
    `### ${id}`,
    `> ${inMarkdown(quote)}`,
    why ?? '',
    ...(note === undefined ? [] : [`_Note:_ ${inMarkdown(note)}`]),
    `${level === 'required' ? 'Required.' : 'Recommended.'}${observability[observable]}`,
    ...(showing.length === 0 ? [] : [`Scenarios: ${showing.join(', ')}`]),
    ...everyResponse(id, noInvariant),
    '',
  ].join('\n\n');
}

/** What a rule demands of every response, or why that cannot be said. */
function everyResponse(id: string, noInvariant: string | undefined): string[] {
  const titles = loadInvariants().flatMap(({ rule, title }) => (rule === id ? [inMarkdown(title)] : []));
  if (titles.length > 0) return [`Every response: ${titles.join(' ')}`];
  return noInvariant === undefined ? [] : [`_No invariant of its own._ ${inMarkdown(noInvariant)}`];
}

/** The anchor of a heading on repository pages: `4.2 List usage` becomes `42-list-usage`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** Outside of code, `<` would begin a tag and `*` something emphasised. */
function inMarkdown(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[<*]/g, String.raw`\$&`) : part))
    .join('`');
}
