const keywordForm = /^[A-Za-z0-9]{2,16}$/;

/** Whether a part of a name can be searched for. */
export const isKeyword = (keyword: string) => keywordForm.test(keyword);
