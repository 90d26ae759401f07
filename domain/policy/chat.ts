// The assistant.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** The assistant: code points of a message, messages per person and window, days that a conversation is kept. */
export const chatPolicy = { letters: 2_000, messages: 30, windowMinutes: 10, days: 30, conversations: 20 } as const;

/**
 * Most answers of a language model in a day, for a person and for a network. The built-in assistant writes further
 * ones.
 * `pastLetters`: most UTF-16 units of earlier messages that it gets with a question. A model is paid by what it reads.
 */
export const modelPolicy = { windowMinutes: 24 * 60, perPerson: 100, perNetwork: 500, pastLetters: 16_000 } as const;
