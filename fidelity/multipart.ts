/** A file in a form; one character per byte. */
export interface FormFile {
  /** The parameter that it is the value of. */
  readonly field: string;
  /** Its name on the computer of the client. */
  readonly fileName: string;
  readonly bytes: string;
}

/** A form with a file as `multipart/form-data`; one character per byte. */
export function formWithFile(
  boundary: string,
  fields: readonly (readonly [name: string, value: string])[],
  file: FormFile | undefined,
): string {
  const part = (description: string, content: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${description}\r\n\r\n${content}\r\n`;
  const parts = fields.map(([name, value]) => part(`name="${name}"`, value));
  if (file) {
    const { field, fileName, bytes } = file;
    const type = 'Content-Type: application/octet-stream';
    parts.push(part(`name="${field}"; filename="${fileName}"\r\n${type}`, bytes));
  }
  return `${parts.join('')}--${boundary}--\r\n`;
}
