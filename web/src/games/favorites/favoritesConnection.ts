/** The key under which `FavoriteGames` keeps its list in the store; a change of heart edits that list. */
export const favoritesConnectionKey = "FavoriteGames_favoriteGames";
