import { join, relative } from 'node:path';

import type { Rule } from '../../schemas/generated/rules';
import { projectScenarios } from '../scenario-files/folders';
import { loadRuleFile } from '../scenario-files/load-rules';

/** The section of the specification that a rule belongs to: `4.2.1` is the first rule of 4.2, `9.versions` is in 9. */
export function sectionOf(ruleId: string): string {
  const last = ruleId.lastIndexOf('.');
  return last < 0 ? ruleId : ruleId.slice(0, last);
}

/** `4.2 List usage of a file`; the number alone of a section that the specification does not have. */
export function sectionHeading(section: string): string {
  const title = ruleFile().sections?.find(({ id }) => id === section)?.title;
  return title === undefined ? section : `${section} ${title}`;
}

/** Why a rule matters, in Markdown; undefined for a rule of the user's own. */
export function whyOf(ruleId: string): string | undefined {
  rules ??= new Map(ruleFile().rules.map((rule) => [rule.id, rule]));
  return rules.get(ruleId)?.why;
}

/** The path of the page about the rules, relative to the working folder. */
export function rulesDocument(): string {
  const file = join(projectScenarios(), '..', 'docs', 'rules.md');
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

let rules: ReadonlyMap<string, Rule> | undefined;
let loaded: ReturnType<typeof loadRuleFile> | undefined;

/** Read once, when the first report needs it. */
function ruleFile(): ReturnType<typeof loadRuleFile> {
  return (loaded ??= loadRuleFile());
}
