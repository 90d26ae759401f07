const shape = /^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/iu;

/** Says whether a text is a web address with http or https. */
export const isWebAddress = (text: string): boolean => shape.test(text);
