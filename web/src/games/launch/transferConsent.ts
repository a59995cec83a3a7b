const key = "transferConfirmed";

/** Whether the player has agreed in this session that a launch may move the balance to a vendor's own wallet. */
export const hasAgreedToTransfer = () => sessionStorage.getItem(key) === "1";

export const agreeToTransfer = () => sessionStorage.setItem(key, "1");
