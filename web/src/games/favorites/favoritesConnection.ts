/** Key of the connection of `FavoriteGames` in Relay's store, which a change of a favorite edits. */
export const favoritesConnectionKey = "FavoriteGames_favoriteGames";
