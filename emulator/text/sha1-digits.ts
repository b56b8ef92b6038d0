/** A SHA-1 digest in base 36, as databases keep it and logs of uploads show it: 31 digits. */
export function sha1Digits36(hexadecimal: string): string {
  return BigInt(`0x${hexadecimal === '' ? '0' : hexadecimal}`)
    .toString(36)
    .padStart(31, '0');
}

/** The hexadecimal digits of a digest in base 36; undefined for what is not one. */
export function sha1Hexadecimal(digits36: string): string | undefined {
  if (!/^[0-9a-z]{1,31}$/i.test(digits36)) return undefined;
  let value = 0n;
  for (const digit of digits36.toLowerCase()) value = value * 36n + BigInt(parseInt(digit, 36));
  return value.toString(16).padStart(40, '0');
}
