import { composedText } from './composed-text';

/** How names, attributes, text and numbers are written in XML (core 5.3). */

const attributeSpecial = /[\x00-\x1f&<>"'\ufffe\uffff]/;
const textSpecial = /[\x00-\x08\x0b\x0c\x0e-\x1f&<>\ufffe\uffff]/;

/** `&quot;`, `&#039;`, and references for tab, line feed and carriage return, which a parser would convert to spaces. */
export function escapeXmlAttribute(text: string): string {
  const value = composedText(text);
  if (!attributeSpecial.test(value)) return value;
  return value.replace(/[\x00-\x1f&<>"'\ufffe\uffff]/g, (character) => reference(character) ?? '\ufffd');
}

/** Quotes and white space stay as they are in the text of an element. */
export function escapeXmlText(text: string): string {
  const value = composedText(text);
  if (!textSpecial.test(value)) return value;
  return value.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f&<>\ufffe\uffff]/g, (character) => reference(character) ?? '\ufffd');
}

/** `undefined` for characters that are invalid in XML. */
function reference(character: string): string | undefined {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    case '"':
      return '&quot;';
    case "'":
      return '&#039;';
    case '\t':
      return '&#9;';
    case '\n':
      return '&#10;';
    case '\r':
      return '&#13;';
    default:
      return undefined;
  }
}

const plainName = /^[A-Za-z][\w.-]*$/;
/** The names of XML 1.0, without the colon. */
const validName =
  /^[A-Za-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}][\w.\-\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u200c-\u200d\u203f-\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]*$/u;
const spelledOut =
  /[^\w\-\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u200c-\u200d\u203f-\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]/gu;

/**
 * A member's name as a name of XML. An invalid one gets a leading underscore, and a code such as `.3A.` in place of each invalid
 * character and each dot: `a:b` is `_a.3A.b`, `1x` is `_1x`, `1.5` is `_1.2E.5`.
 */
export function xmlName(name: string): string {
  if (plainName.test(name) || validName.test(name)) return name;
  return `_${name.replace(spelledOut, (character) => `.${hexadecimal(character)}.`)}`;
}

function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}

/** At most 14 significant digits, and an exponent below 0.0001: `0.0088539123535156`, `1.1E-5`, `1.0E-5`. */
export function xmlNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const [digits = '', power = '0'] = value.toExponential(13).split('e');
  const exponent = Number(power);
  if (exponent >= -4) return String(Number(value.toPrecision(14)));
  const mantissa = digits.replace(/\.?0+$/, '');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${exponent}`;
}
