/** The forms of a report: for people, programs, build servers, browsers, summaries and annotations of builds, badges. */
export const reportFormats = ['spec', 'json', 'junit', 'html', 'markdown', 'annotations', 'badge'] as const;

export type ReportFormat = (typeof reportFormats)[number];
