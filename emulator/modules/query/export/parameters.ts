/** The versions of the XML, the oldest first. */
export const exportSchemas = ['0.10', '0.11'] as const;

export type ExportSchema = (typeof exportSchemas)[number];

/** How to export the pages of a query. */
export const exportParameters = {
  export: { type: 'boolean' },
  exportnowrap: { type: 'boolean' },
  exportschema: { type: 'enumeration', values: exportSchemas, default: '0.11' },
} as const;
