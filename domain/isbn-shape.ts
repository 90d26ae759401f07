/** Shape of an ISBN-13 in API and forms: digits only. The verbs check the check digit. */
export const isbnShape = /^97[89]\d{10}$/;
