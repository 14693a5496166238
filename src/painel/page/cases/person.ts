/** Whether a search means a person: letters and no digit. Numbers of notifications have digits. */
export const asksForPerson = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d/.test(text)
