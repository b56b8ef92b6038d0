/** The forms of a report: for people, programs, build servers, browsers, summaries and annotations of builds, badges. */
export type ReportFormat = 'spec' | 'json' | 'junit' | 'html' | 'markdown' | 'annotations' | 'badge' | 'badge-svg';

/** All of them, in the order in which `--help` names them. */
export const reportFormats: readonly ReportFormat[] = [
  'spec',
  'json',
  'junit',
  'html',
  'markdown',
  'annotations',
  'badge',
  'badge-svg',
];
