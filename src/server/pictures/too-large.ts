/** The code of the error for a picture that is larger than the program can decode. */
const code = 'PICTURE_TOO_LARGE';

export const tooLarge = (text: string) => Object.assign(new Error(text), { code });

export const isTooLarge = (error: { code?: string | undefined }) => error.code === code;
