/** The section of the specification that a rule is of: `4.2.1` is the first rule of 4.2, `9.versions` stands in 9. */
export function sectionOf(ruleId: string): string {
  const last = ruleId.lastIndexOf('.');
  return last < 0 ? ruleId : ruleId.slice(0, last);
}
